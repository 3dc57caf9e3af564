import { useState } from "react";
import { Accordion } from "../../../ui/accordion.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Section } from "./section.tsx";

const Monthly = lazyPart(() => import("./monthly.tsx"), "Monthly");

const tabs = [
  { value: "daily", label: "Daily", content: <p>What you ate today, meal by meal.</p> },
  { value: "weekly", label: "Weekly", content: <p>Seven days against your target.</p> },
  { value: "monthly", label: "Monthly", content: <Monthly />, preload: Monthly.preload },
];

const questions = [
  {
    id: "guest",
    title: "Can I try it without an account?",
    content: "Yes. A plan that you make as a guest stays yours when you sign up.",
  },
  {
    id: "offline",
    title: "Does it work in the shop's cellar?",
    content: "Your list, your plans and the timer lie on the device and need no network.",
  },
];

export function Wayfinding() {
  const [page, setPage] = useState(4);
  return (
    <Section title="Finding the way">
      <Tabs label="Span of time" items={tabs} />
      <Accordion items={questions} name="questions" />
      <Pagination page={page} pageCount={12} onPageChange={setPage} />
    </Section>
  );
}
