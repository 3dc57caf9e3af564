import { useState } from "react";
import { Heart, Plus, ShoppingBasket, Trash2 } from "lucide-react";
import { Button, buttonClass, type ButtonVariant } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Row, Section } from "./section.tsx";

const variants: ButtonVariant[] = ["primary", "quiet", "plain", "danger"];
const heart = <Heart aria-hidden="true" className="size-5.5" />;

export function Actions() {
  const [isBusy, setBusy] = useState(true);
  return (
    <Section title="Buttons">
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>Cook tonight</Button>
          <Button variant={variant} size="compact">
            Compact
          </Button>
          <Button variant={variant} icon={<Plus aria-hidden="true" className="size-5" />}>
            With icon
          </Button>
          <Button variant={variant} busy={isBusy} onClick={() => setBusy(true)}>
            {isBusy ? "Saving..." : "Save"}
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Row>
      ))}
      <Row>
        <a href="#buttons" className={buttonClass({ variant: "quiet" })}>
          A link as a button
        </a>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" className="size-5" />}>
          Delete plan
        </Button>
        <Button variant="plain" onClick={() => setBusy(!isBusy)}>
          Toggle busy
        </Button>
      </Row>
      <Row>
        <IconButton label="Keep" icon={heart} />
        <IconButton label="Keep, quiet" icon={heart} variant="quiet" />
        <IconButton
          label="Add to list"
          icon={<ShoppingBasket aria-hidden="true" className="size-5.5" />}
          variant="primary"
        />
        <IconButton label="Keep, disabled" icon={heart} variant="quiet" disabled />
      </Row>
      <div className="max-w-sm">
        <Button wide>Takes its whole column</Button>
      </div>
    </Section>
  );
}
