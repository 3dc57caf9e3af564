import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { MessageState } from "../../../ui/message-state.tsx";
import { OfflineState } from "../../../ui/offline-state.tsx";
import { Section } from "./section.tsx";

export function States() {
  return (
    <Section title="States" className="md:grid-cols-2">
      <Card>
        <EmptyState
          level={3}
          title="No plans yet"
          sentence="Tell us how you eat and the first week is on the table in seconds."
          action={<Button>Make a plan</Button>}
        />
      </Card>
      <Card>
        <ErrorState
          level={3}
          title="That plate is broken"
          sentence="The plan could not be loaded. Nothing of yours is lost."
          action={<Button>Try again</Button>}
        />
      </Card>
      <Card>
        <OfflineState
          level={3}
          title="You are offline"
          sentence="New plans need the network. Your list and your last plans are here."
          action={<Button variant="quiet">Open the list</Button>}
        />
      </Card>
      <Card>
        <MessageState
          level={3}
          drawing={<Drawing name="not-found" />}
          title="This page is gone"
          sentence="Somebody took it, or it never was here."
          action={<Button variant="quiet">Go home</Button>}
        />
      </Card>
    </Section>
  );
}
