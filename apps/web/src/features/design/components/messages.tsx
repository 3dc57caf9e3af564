import { Leaf, Sparkles } from "lucide-react";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast, type ToastInput } from "../../../ui/toast-store.ts";
import type { Tone } from "../../../ui/tones.ts";
import { Row, Section } from "./section.tsx";

const tones: Record<Tone, ToastInput> = {
  default: { title: "Added to your list", description: "12 things, 3 of them you already had." },
  success: { title: "Plan saved", description: "You find it under your plans." },
  info: { title: "A new version is ready", action: { label: "Reload", onPress: () => undefined } },
  warning: { title: "Two free plans left", description: "The next month brings new ones." },
  destructive: { title: "Not saved", description: "The server did not answer. Your words are still here." },
};

const badgeTones: BadgeTone[] = ["neutral", "herb", "butter", "aubergine", "tomato", "danger"];

export function Messages() {
  return (
    <Section title="Messages">
      <Row>
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="herb" icon={<Leaf aria-hidden="true" />}>
          Vegetarian
        </Badge>
        <Badge tone="butter" icon={<Sparkles aria-hidden="true" />}>
          Premium
        </Badge>
      </Row>
      <div className="grid gap-3">
        {Object.entries(tones).map(([tone, message]) => (
          <Banner key={tone} title={message.title} {...("tone" in message ? {} : { tone: bannerTone(tone) })}>
            {message.description}
          </Banner>
        ))}
        <Banner
          tone="info"
          title="A new version is ready"
          action={
            <Button variant="quiet" size="compact">
              Reload
            </Button>
          }
        >
          Finish what you are typing first.
        </Banner>
      </div>
      <Row>
        {Object.entries(tones).map(([tone, message]) => (
          <Button key={tone} variant="quiet" onClick={() => toast({ ...message, tone: bannerTone(tone) })}>
            Toast: {tone}
          </Button>
        ))}
        <Button variant="quiet" onClick={removeMeal}>
          Toast: undo
        </Button>
      </Row>
    </Section>
  );
}

function removeMeal(): void {
  toast({
    title: "Lentil soup removed",
    action: { label: "Undo", onPress: () => toast({ tone: "success", title: "Lentil soup is back" }) },
  });
}

function bannerTone(name: string): Tone {
  return name === "success" || name === "info" || name === "warning" || name === "destructive"
    ? name
    : "default";
}
