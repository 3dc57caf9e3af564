import { Avatar } from "../../../ui/avatar.tsx";
import { Card } from "../../../ui/card.tsx";
import { Progress, type ProgressThreshold } from "../../../ui/progress.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { Table } from "../../../ui/table.tsx";
import { Row, Section } from "./section.tsx";

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
  { id: "name", head: "Meal", cell: (food: (typeof foods)[number]) => food.name },
  { id: "energy", head: "kcal", cell: (food: (typeof foods)[number]) => food.energyKcal, isNumber: true },
  {
    id: "protein",
    head: "Protein, g",
    cell: (food: (typeof foods)[number]) => food.proteinGrams,
    isNumber: true,
  },
];

export function Contents() {
  return (
    <Section title="Contents" className="md:grid-cols-2">
      <Card as="article" className="grid content-start gap-5">
        <h3 className="font-title text-xl">Today</h3>
        <Progress
          label="Energy"
          value={1240}
          max={2000}
          valueText="1,240 of 2,000 kcal"
          thresholds={overLimit}
        />
        <Progress
          label="Sugar"
          value={46}
          max={50}
          valueText="46 of 50 g, nearly there"
          thresholds={overLimit}
        />
        <Progress
          label="Salt"
          value={7.4}
          max={6}
          valueText="7.4 of 6 g, over your limit"
          thresholds={overLimit}
        />
        <Progress label="Writing your plan" value={null} />
        <Row>
          <Avatar name="Basil Green" />
          <Avatar name="Olive" />
          <Avatar name="rosemary@example.org" />
          <Avatar name="Basil Green" size="large" />
        </Row>
      </Card>
      <Card flush>
        <Loading label="Loading your meal">
          <Skeleton className="h-40 w-full rounded-none" />
          <div className="grid gap-4 p-6">
            <Skeleton className="h-7 w-3/5" />
            <SkeletonText lines={4} />
          </div>
        </Loading>
      </Card>
      <div className="min-w-0 md:col-span-2">
        <Table caption="What you ate" columns={columns} rows={foods} rowKey={(food) => food.name} />
      </div>
    </Section>
  );
}
