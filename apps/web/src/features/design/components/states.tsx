import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { MessageState } from "../../../ui/message-state.tsx";
import { OfflineState } from "../../../ui/offline-state.tsx";
import { Section } from "./section.tsx";
import * as t from "../texts/en/page.tsx";

export function States() {
  return (
    <Section title={t.states} className="md:grid-cols-2">
      <Card>
        <EmptyState
          level={3}
          title={t.noPlansYet}
          sentence={t.tellUsHowYouEat}
          action={<Button>{t.makePlan}</Button>}
        />
      </Card>
      <Card>
        <ErrorState
          level={3}
          title={t.thatPlateIsBroken}
          sentence={t.planCouldNotBeLoaded}
          action={<Button>{t.tryAgain}</Button>}
        />
      </Card>
      <Card>
        <OfflineState
          level={3}
          title={t.youAreOffline}
          sentence={t.newPlansNeedNetwork}
          action={<Button variant="quiet">{t.openList}</Button>}
        />
      </Card>
      <Card>
        <MessageState
          level={3}
          drawing={<Drawing name="not-found" />}
          title={t.thisPageIsGone}
          sentence={t.somebodyTook}
          action={<Button variant="quiet">{t.goHome}</Button>}
        />
      </Card>
    </Section>
  );
}
