import { createRoute, lazyPage } from "../../platform/router/route.ts";
import type { Feature } from "../../platform/feature.ts";
import { readPaymentSearch } from "./payment-search.ts";
import { readPlansSearch } from "./plans-search.ts";
import { PurchaseOverlay } from "./purchase-overlay.tsx";
import * as t from "./texts/en/feature.ts";

const plans = createRoute({
  path: "/subscription",
  readSearch: readPlansSearch,
  page: lazyPage(() => import("./page.tsx"), "SubscriptionPage"),
  access: "signed-in",
  title: t.plansTitle,
});

const payment = createRoute({
  path: "/payment-status",
  readSearch: readPaymentSearch,
  page: lazyPage(() => import("./payment-page.tsx"), "PaymentPage"),
  access: "signed-in",
  title: t.paymentTitle,
});

const receipt = createRoute({
  path: "/subscription/receipt/$paymentId",
  page: lazyPage(() => import("./receipt-page.tsx"), "ReceiptPage"),
  access: "signed-in",
  title: t.receiptTitle,
  frame: "bare",
});

/** What Premium costs, paying for it, what became of a payment, and a receipt on paper. */
export const feature = {
  name: "subscription",
  routes: [plans, payment, receipt],
  overlay: PurchaseOverlay,
} satisfies Feature;
