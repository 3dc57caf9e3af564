import { Avatar } from "../../../ui/avatar.tsx";
import { Card } from "../../../ui/card.tsx";
import { Progress, type ProgressThreshold } from "../../../ui/progress.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { Table } from "../../../ui/table.tsx";
import { Row, Section } from "./section.tsx";
import * as t from "../texts/en/page.tsx";

const overLimit: ProgressThreshold[] = [
  { fromShare: 0.85, tone: "butter" },
  { fromShare: 1, tone: "danger" },
];

const foods = [
  { name: "Porridge with pear", energyKcal: 410, proteinGrams: 14 },
  { name: "Lentil soup", energyKcal: 520, proteinGrams: 27 },
  { name: "Baked salmon, peas", energyKcal: 640, proteinGrams: 41 },
];

const columns = [
  { id: "name", head: t.meal, cell: (food: (typeof foods)[number]) => food.name },
  { id: "energy", head: "kcal", cell: (food: (typeof foods)[number]) => food.energyKcal, isNumber: true },
  {
    id: "protein",
    head: t.proteinG,
    cell: (food: (typeof foods)[number]) => food.proteinGrams,
    isNumber: true,
  },
];

export function Contents() {
  return (
    <Section title={t.contents} className="md:grid-cols-2">
      <Card as="article" className="grid content-start gap-5">
        <h3 className="font-title text-xl">{t.today}</h3>
        <Progress label={t.energy} value={1240} max={2000} valueText={t.n1240Of2000} thresholds={overLimit} />
        <Progress label={t.sugar} value={46} max={50} valueText={t.n46Of50GNearly} thresholds={overLimit} />
        <Progress label={t.salt} value={7.4} max={6} valueText={t.n74Of6G} thresholds={overLimit} />
        <Progress label={t.writingYourPlan} value={null} />
        <Row>
          <Avatar name="Basil Green" />
          <Avatar name="Olive" />
          <Avatar name="rosemary@example.org" />
          <Avatar name="Basil Green" size="large" />
        </Row>
      </Card>
      <Card flush>
        <Loading label={t.loadingYourMeal}>
          <Skeleton className="h-40 w-full rounded-none" />
          <div className="grid gap-4 p-6">
            <Skeleton className="h-7 w-3/5" />
            <SkeletonText lines={4} />
          </div>
        </Loading>
      </Card>
      <div className="min-w-0 md:col-span-2">
        <Table caption={t.whatYouAte} columns={columns} rows={foods} rowKey={(food) => food.name} />
      </div>
    </Section>
  );
}
