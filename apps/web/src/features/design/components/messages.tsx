import { Leaf, Sparkles } from "lucide-react";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast, type ToastInput } from "../../../ui/toast-store.ts";
import type { Tone } from "../../../ui/tones.ts";
import { Row, Section } from "./section.tsx";
import * as t from "../texts/en/page.tsx";

const tones: Record<Tone, ToastInput> = {
  default: { title: t.addedToYourList, description: t.n12Things3OfThem },
  success: { title: t.planSaved, description: t.youFindItUnder },
  info: { title: t.newVersionIsReady, action: { label: t.reload, onPress: () => undefined } },
  warning: { title: t.twoFreePlansLeft, description: t.nextMonthBringsNewOnes },
  destructive: { title: t.notSaved, description: t.serverDidNotAnswer },
};

const badgeTones: BadgeTone[] = ["neutral", "herb", "butter", "aubergine", "tomato", "danger"];

export function Messages() {
  return (
    <Section title={t.messages}>
      <Row>
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="herb" icon={<Leaf aria-hidden="true" />}>
          {t.vegetarian}
        </Badge>
        <Badge tone="butter" icon={<Sparkles aria-hidden="true" />}>
          {t.premium}
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
          title={t.newVersionIsReady}
          action={
            <Button variant="quiet" size="compact">
              {t.reload}
            </Button>
          }
        >
          {t.finishWhatYouAreTyping}
        </Banner>
      </div>
      <Row>
        {Object.entries(tones).map(([tone, message]) => (
          <Button key={tone} variant="quiet" onClick={() => toast({ ...message, tone: bannerTone(tone) })}>
            {t.toast(tone)}
          </Button>
        ))}
        <Button variant="quiet" onClick={removeMeal}>
          {t.toastUndo}
        </Button>
      </Row>
    </Section>
  );
}

function removeMeal(): void {
  toast({
    title: t.lentilSoupRemoved,
    action: { label: t.undo, onPress: () => toast({ tone: "success", title: t.lentilSoupIsBack }) },
  });
}

function bannerTone(name: string): Tone {
  return name === "success" || name === "info" || name === "warning" || name === "destructive"
    ? name
    : "default";
}
