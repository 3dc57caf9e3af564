import { useQuery } from "@tanstack/react-query";
import { useParams } from "../../platform/router/hooks.ts";
import { Link } from "../../platform/router/link.tsx";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "../../language/dates.ts";
import { money, moneyWithCode } from "../../language/words.ts";
import { isRefusal } from "../../platform/api.ts";
import { textHere } from "../../platform/here.ts";
import { usePageTitle } from "../../platform/page-title.ts";
import { productName } from "../../platform/product.ts";
import { providers } from "../../platform/texts/en/billing.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { OfflineState } from "../../ui/offline-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { type Receipt, receiptQuery } from "./queries.ts";
import * as t from "./texts/en/receipt.ts";

/** One payment on one sheet of paper. */
export function ReceiptPage() {
  const { paymentId } = useParams("/subscription/receipt/$paymentId");
  const { data, error, isPaused, refetch } = useQuery(receiptQuery(paymentId));
  if (data !== undefined) return <Paper receipt={data} />;
  if (isPaused) return <OfflineState level={1} className="py-16" title={t.notRead} sentence={t.offline} />;
  if (error !== null)
    return isRefusal(error) ? (
      <ErrorState
        level={1}
        className="py-16"
        title={t.notFound}
        sentence={t.notFoundLead}
        action={<Back />}
      />
    ) : (
      <ErrorState
        level={1}
        className="py-16"
        title={t.notRead}
        action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}
      />
    );
  return (
    <Loading label={t.loading} className="mx-auto grid max-w-2xl gap-4 p-6">
      <Skeleton className="h-10 w-3/5" />
      <Skeleton className="h-64 w-full" />
    </Loading>
  );
}

function Back() {
  return (
    <Link to="/profile" search={{ tab: "subscription" }} className={buttonClass({ variant: "quiet" })}>
      {t.back}
    </Link>
  );
}

const remarks: Readonly<Partial<Record<Receipt["status"], string>>> = {
  refunded: t.refunded,
  "partially-refunded": t.partlyRefunded,
  pending: t.notGoneThrough,
  declined: t.notGoneThrough,
};

function Paper({ receipt }: { readonly receipt: Receipt }) {
  const { number, paidAt, status, provider, isTest, name, email } = receipt;
  usePageTitle(`${t.receipt} ${number}`);
  const seller = [textHere("operator-name"), textHere("operator-email")].filter((line) => line !== "");
  return (
    <article className="mx-auto max-w-2xl p-6 print:max-w-none print:p-0 print:**:text-[black]">
      <div className="mb-8 flex flex-wrap gap-3 print:hidden">
        <Button icon={<Printer aria-hidden="true" className="size-5" />} onClick={() => print()}>
          {t.print}
        </Button>
        <Back />
      </div>
      <header className="border-b-2 border-ink pb-3">
        <p className="font-title text-lg">{productName}</p>
        <h1 className="font-title text-3xl">{t.receipt}</h1>
        {isTest && <p className="mt-1 font-semibold">{t.test}</p>}
      </header>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
        <Fact name={t.number}>{number}</Fact>
        <Fact name={t.date}>{formatDate(paidAt)}</Fact>
        <Fact name={t.paidBy}>
          {name}
          <br />
          {email}
        </Fact>
        {seller.length > 0 && <Fact name={t.soldBy}>{seller.join(", ")}</Fact>}
        <Fact name={t.paidThrough}>{providers[provider]}</Fact>
      </dl>
      <Amounts receipt={receipt} />
      {remarks[status] !== undefined && <p className="mt-4 font-semibold">{remarks[status]}</p>}
    </article>
  );
}

function Amounts({ receipt: { what, amountCents, currency } }: { readonly receipt: Receipt }) {
  return (
    <table className="mt-8 w-full border-collapse">
      <thead className="text-left text-sm text-quiet">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 font-semibold">
            {t.what}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="border-b border-line">
          <td className="py-3 wrap-anywhere">{what}</td>
          <td className="tabular py-3 text-right">{money(amountCents, currency)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-3 text-left">
            {t.total}
          </th>
          <td className="tabular py-3 text-right">{moneyWithCode(amountCents, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
