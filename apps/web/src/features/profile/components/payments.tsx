import { useQuery } from "@tanstack/react-query";
import { Link } from "../../../platform/router/link.tsx";
import { formatDate } from "../../../language/dates.ts";
import { money } from "../../../language/words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { type Payment, paymentsQuery } from "../billing-queries.ts";
import * as t from "../texts/en/subscription.ts";

/** What was paid, newest first, each with its receipt. */
export function Payments() {
  const { data, isError, isPaused } = useQuery(paymentsQuery);
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="payments-title">
      <h2 id="payments-title" className="font-title text-xl">
        {t.payments}
      </h2>
      {data === undefined && (isError || isPaused) && <p className="mt-2 text-quiet">{t.paymentsNotRead}</p>}
      {data === undefined && !isError && !isPaused && (
        <Loading label={t.loading} className="mt-4">
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      {data !== undefined && (
        <ul className="mt-3 divide-y divide-line">
          {data.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { id, paidAt, amountCents, currency, status, isTest } = payment;
  const day = formatDate(paidAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-40 flex-1">
        <span className="block">{day}</span>
        <span className="flex flex-wrap items-center gap-2 text-sm text-quiet">
          {t.paymentStatus[status]}
          {isTest && <Badge>{t.test}</Badge>}
        </span>
      </span>
      <span className="tabular font-semibold">{money(amountCents, currency)}</span>
      <Link
        to="/subscription/receipt/$paymentId"
        params={{ paymentId: id }}
        aria-label={t.receiptOf(day)}
        className="inline-flex min-h-12 items-center px-2 font-semibold text-aubergine underline underline-offset-4"
      >
        {t.receipt}
      </Link>
    </li>
  );
}
