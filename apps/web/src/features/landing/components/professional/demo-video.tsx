import { Play } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { textHere } from "../../../../platform/here.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { LaterDrawing } from "../../../../ui/later-drawing.tsx";
import * as t from "../../texts/en/professional.ts";

/** A poster of our own. The service behind the video hears of nobody who does not press; without a script it is a link. */
export function DemoVideo() {
  const [isPlaying, setPlaying] = useState(false);
  const address = textHere("video-address");
  if (isPlaying) {
    return (
      <iframe
        // Whoever pressed goes on in the video: the link that had the focus is gone.
        ref={(frame) => frame?.focus()}
        src={address}
        title={t.video}
        allow="autoplay; fullscreen; picture-in-picture"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- It is another origin: its own opens nothing of ours to it, and players need it.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        className="aspect-video w-full rounded-card bg-linen shadow-soft"
      />
    );
  }
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <figure className="grid items-center gap-6 rounded-card bg-linen p-6 sm:grid-cols-[auto_1fr] sm:p-8">
      <LaterDrawing name="cooking-timer" className="mx-auto h-40 w-auto" />
      <figcaption>
        <a href={address} onClick={play} className={buttonClass()}>
          <Play aria-hidden="true" className="size-5" />
          {t.playVideo}
        </a>
        <p className="mt-3 text-sm text-quiet">{t.videoFrom(textHere("video-host"))}</p>
      </figcaption>
    </figure>
  );
}
