import { CalorieTrackingDrawing } from "../../../ui/illustrations/calorie-tracking-drawing.tsx";
import { CookingTimerDrawing } from "../../../ui/illustrations/cooking-timer-drawing.tsx";
import { ExtraPlansDrawing } from "../../../ui/illustrations/extra-plans-drawing.tsx";
import { FoodAnalysisDrawing } from "../../../ui/illustrations/food-analysis-drawing.tsx";
import { HeroDrawing } from "../../../ui/illustrations/hero-drawing.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { MealPlannerDrawing } from "../../../ui/illustrations/meal-planner-drawing.tsx";
import { NutritionChatDrawing } from "../../../ui/illustrations/nutrition-chat-drawing.tsx";
import { ProductQuestionsDrawing } from "../../../ui/illustrations/product-questions-drawing.tsx";
import { ShoppingListDrawing } from "../../../ui/illustrations/shopping-list-drawing.tsx";
import { Row, Section } from "./section.tsx";

export const featureDrawings = [
  { id: "planner", title: "Meal planner", Drawing: MealPlannerDrawing },
  { id: "extra", title: "Extra plans", Drawing: ExtraPlansDrawing },
  { id: "analysis", title: "Food analysis", Drawing: FoodAnalysisDrawing },
  { id: "calories", title: "Calorie tracking", Drawing: CalorieTrackingDrawing },
  { id: "chat", title: "Nutrition chat", Drawing: NutritionChatDrawing },
  { id: "timer", title: "Cooking timer", Drawing: CookingTimerDrawing },
  { id: "shopping", title: "Shopping list", Drawing: ShoppingListDrawing },
  { id: "products", title: "Product questions", Drawing: ProductQuestionsDrawing },
];

export function Drawings() {
  return (
    <Section title="Drawings">
      <Row>
        <Logo className="size-6" />
        <Logo className="size-10" />
        <Logo className="size-16" />
        <span className="flex items-center gap-2.5 font-title text-xl">
          <Logo className="size-9" /> AI Meal Planner
        </span>
      </Row>
      <HeroDrawing className="mx-auto w-full max-w-xl" title="A table laid for dinner, seen from above" />
    </Section>
  );
}
