import { useState } from "react";
import { Heart, Plus, ShoppingBasket, Trash2 } from "lucide-react";
import { Button, buttonClass, type ButtonVariant } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Row, Section } from "./section.tsx";
import * as t from "../texts/en/page.tsx";

const variants: ButtonVariant[] = ["primary", "quiet", "plain", "danger"];
const heart = <Heart aria-hidden="true" className="size-5.5" />;

export function Actions() {
  const [isBusy, setBusy] = useState(true);
  return (
    <Section title={t.buttons}>
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{t.cookTonight}</Button>
          <Button variant={variant} size="compact">
            {t.compact}
          </Button>
          <Button variant={variant} icon={<Plus aria-hidden="true" className="size-5" />}>
            {t.withIcon}
          </Button>
          <Button variant={variant} busy={isBusy} onClick={() => setBusy(true)}>
            {isBusy ? t.saving : t.save}
          </Button>
          <Button variant={variant} disabled>
            {t.disabled}
          </Button>
        </Row>
      ))}
      <Row>
        <a href="#buttons" className={buttonClass({ variant: "quiet" })}>
          {t.linkAsButton}
        </a>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" className="size-5" />}>
          {t.deletePlan}
        </Button>
        <Button variant="plain" onClick={() => setBusy(!isBusy)}>
          {t.toggleBusy}
        </Button>
      </Row>
      <Row>
        <IconButton label={t.keep} icon={heart} />
        <IconButton label={t.keepQuiet} icon={heart} variant="quiet" />
        <IconButton
          label={t.addToList}
          icon={<ShoppingBasket aria-hidden="true" className="size-5.5" />}
          variant="primary"
        />
        <IconButton label={t.keepDisabled} icon={heart} variant="quiet" disabled />
      </Row>
      <div className="max-w-sm">
        <Button wide>{t.takesItsWholeColumn}</Button>
      </div>
    </Section>
  );
}
