// A door of the engine (see package.json): plans and other meals for one place: made, checked, certified, and what a person may not be served.
export { alternatives } from "./planner/alternatives.ts";
export { certify } from "./planner/certify.ts";
export { checkProposal } from "./planner/check-proposal.ts";
export { breachesOf } from "./planner/checked-rules.ts";
export { type Demands, readDemands } from "./planner/demands.ts";
export { hasItsMeal } from "./planner/keep-whole.ts";
export { foodsInsteadOf } from "./planner/swap-wish.ts";
export { planMeals } from "./planner/plan-meals.ts";
export { perishablesOf } from "./planner/perishables.ts";
export { poolOfDiet } from "./planner/pool.ts";
export { kitchenPool } from "./planner/pool-of-request.ts";
export { TABLE_OF } from "./planner/tables.ts";
export { readLines } from "./planner/proposal/read-lines.ts";
export { refuseUnsafe } from "./planner/proposal/refuse-unsafe.ts";
export { readWishes, wishesInWords } from "./wishes/read-wishes.ts";
