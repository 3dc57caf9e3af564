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
import { productName } from "../../../platform/product.ts";
import { Row, Section } from "./section.tsx";
import * as t from "../texts/en/page.tsx";

export const featureDrawings = [
  { id: "planner", title: t.mealPlanner, Drawing: MealPlannerDrawing },
  { id: "extra", title: t.extraPlans, Drawing: ExtraPlansDrawing },
  { id: "analysis", title: t.foodAnalysis, Drawing: FoodAnalysisDrawing },
  { id: "calories", title: t.calorieTracking, Drawing: CalorieTrackingDrawing },
  { id: "chat", title: t.nutritionChat, Drawing: NutritionChatDrawing },
  { id: "timer", title: t.cookingTimer, Drawing: CookingTimerDrawing },
  { id: "shopping", title: t.shoppingList, Drawing: ShoppingListDrawing },
  { id: "products", title: t.productQuestions, Drawing: ProductQuestionsDrawing },
];

export function Drawings() {
  return (
    <Section title={t.drawings}>
      <Row>
        <Logo className="size-6" />
        <Logo className="size-10" />
        <Logo className="size-16" />
        <span className="flex items-center gap-2.5 font-title text-xl">
          <Logo className="size-9" /> {productName}
        </span>
      </Row>
      <HeroDrawing className="mx-auto w-full max-w-xl" title={t.tableLaidForDinnerSeen} />
    </Section>
  );
}
