import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";
import { readPaymentSearch } from "./payment-search.ts";
import { readPlansSearch } from "./plans-search.ts";
import { PurchaseOverlay } from "./purchase-overlay.tsx";
import * as t from "./texts/en/feature.ts";

const plans = createRoute({
  getParentRoute: () => rootRoute,
  path: "/subscription",
  validateSearch: readPlansSearch,
  component: lazyRouteComponent(() => import("./page.tsx"), "SubscriptionPage"),
  staticData: { access: "signed-in", title: t.plansTitle, isComeBackTo: true },
});

const payment = createRoute({
  getParentRoute: () => rootRoute,
  path: "/payment-status",
  validateSearch: readPaymentSearch,
  component: lazyRouteComponent(() => import("./payment-page.tsx"), "PaymentPage"),
  staticData: { access: "signed-in", title: t.paymentTitle, isComeBackTo: true },
});

const receipt = createRoute({
  getParentRoute: () => rootRoute,
  path: "/subscription/receipt/$paymentId",
  component: lazyRouteComponent(() => import("./receipt-page.tsx"), "ReceiptPage"),
  staticData: { access: "signed-in", title: t.receiptTitle, frame: "bare" },
});

/** What Premium costs, paying for it, what became of a payment, and a receipt on paper. */
export const feature = {
  name: "subscription",
  routes: [plans, payment, receipt],
  overlay: PurchaseOverlay,
} satisfies Feature;
