import { PREMIUM_PRICE } from "@meal/domain/billing/pricing";
import { plainStyle } from "../../../http/plain-page.ts";
import type { TestPages } from "../../../ports/payments.ts";
import { isForgotten, type LedgerEntry } from "./ledger.ts";
import type { TestCheckout } from "./test-checkout.ts";

const { amountCents, currency } = PREMIUM_PRICE;

/** What can be pressed, by what the subscription is. */
const buttons = {
  APPROVAL_PENDING: { approve: "Agree and subscribe", leave: "Cancel and go back" },
  ACTIVE: {
    "month-passes": "Let a month pass",
    "pay-fails": "Let payments fail from now on",
    "pay-works": "Let payments work again",
    suspend: "Suspend",
    refund: "Give the last payment back",
    cancel: "Cancel the subscription",
  },
  SUSPENDED: {
    "pay-works": "Let payments work again",
    "month-passes": "Let a month pass",
    cancel: "Cancel the subscription",
  },
  CANCELLED: { "month-passes": "Let a month pass", refund: "Give the last payment back" },
} as const;

/** The pages of the test checkout: where one agrees, and where one plays fate afterwards. */
export function testPages(
  checkout: TestCheckout,
  {
    homeUrl,
    pageOf,
    now,
  }: { readonly homeUrl: string; readonly pageOf: (id: string) => string; readonly now: () => number },
): TestPages {
  return {
    page(id) {
      const entry = checkout.find(id);
      return entry && pageWith(entry, pageOf(id), isForgotten(entry, now()), `${homeUrl}/subscription`);
    },
    press(id, what) {
      const entry = checkout.find(id);
      const known = entry && Object.keys(buttons[entry.status]).find((name) => name === what);
      if (!entry || known === undefined || !isPress(known) || !checkout.press(id, known)) return undefined;
      if (known === "leave") return entry.cancelUrl;
      return known === "approve" ? returnOf(entry) : pageOf(id);
    },
  };
}

function money(cents: number): string {
  return `${(cents / 100).toFixed(2)} ${currency}`;
}

type Press = Parameters<TestCheckout["press"]>[1];

function isPress(name: string): name is Press {
  return Object.values(buttons).some((each) => Object.hasOwn(each, name));
}

/** As PayPal does it: with words of its own added. */
function returnOf({ id, returnUrl }: LedgerEntry): string {
  const url = new URL(returnUrl);
  url.searchParams.set("subscription_id", id);
  url.searchParams.set("ba_token", "BA-TEST");
  return url.href;
}

function pageWith(
  { id, status, nextBillingAt, owedCents }: LedgerEntry,
  page: string,
  isLate: boolean,
  home: string,
) {
  const facts = [
    `Subscription ${id}`,
    `Price: ${money(amountCents)} a month`,
    `State: ${status.toLowerCase().replace("_", " ")}`,
    ...(status === "ACTIVE" ? [`Next payment: ${new Date(nextBillingAt).toISOString().slice(0, 10)}`] : []),
    ...(owedCents > 0 ? [`Owed: ${money(owedCents)}`] : []),
  ];
  const forms = isLate
    ? "<p>You took too long to agree. Go back and subscribe again.</p>"
    : Object.entries(buttons[status])
        .map(
          ([name, label]) =>
            `<form method="post" action="${page}?press=${name}"><button>${label}</button></form>`,
        )
        .join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icons/icon.svg">
<title>Test checkout</title>
<style>${plainStyle}</style>
</head>
<body>
<main>
<h1>Test checkout</h1>
<p><strong>This is not PayPal, and no money moves.</strong> It stands in for it on this machine, until PayPal is set up.</p>
<ul>
${facts.map((fact) => `<li>${fact}</li>`).join("\n")}
</ul>
${forms}
<p><a href="${home}">Back to AI Meal Planner</a></p>
</main>
</body>
</html>
`;
}
