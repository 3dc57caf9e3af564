import { useState } from "react";
import { Accordion } from "../../../ui/accordion.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Section } from "./section.tsx";
import * as t from "../texts/en/page.tsx";

const Monthly = lazyPart(() => import("./monthly.tsx"), "Monthly");

const tabs = [
  { value: "daily", label: t.daily, content: <p>{t.whatYouAteTodayMeal}</p> },
  { value: "weekly", label: t.weekly, content: <p>{t.sevenDaysAgainstYourTarget}</p> },
  { value: "monthly", label: t.monthly, content: <Monthly />, preload: Monthly.preload },
];

const questions = [
  {
    id: "guest",
    title: t.canITryItWithout,
    content: t.yesPlanThatYouMake,
  },
  {
    id: "offline",
    title: t.doesItWorkInShops,
    content: t.yourListYourPlans,
  },
];

export function Wayfinding() {
  const [page, setPage] = useState(4);
  return (
    <Section title={t.findingWay}>
      <Tabs label={t.spanOfTime} items={tabs} />
      <Accordion items={questions} name="questions" />
      <Pagination page={page} pageCount={12} onPageChange={setPage} />
    </Section>
  );
}
