export const details = {
  "meal-planner": {
    long: "Say what you eat, what you leave out, how many people you cook for and how much work you want it to be. You get a plan you can read like a menu on the wall. Swap a dish you do not like, lock the ones you do, and remake the rest of the week around them.",
    benefits: [
      "Diets and allergies are always kept, wishes bend when they have to",
      "Every plan says in plain words what it promises",
      "Swapping a meal or moving it to another day is free",
    ],
  },
  "extra-plans": {
    long: "Some weeks have a purpose. Choose a goal such as weight loss, muscle gain, health management, vegan, keto or paleo, and get a plan built for it, with the numbers that show how close each day comes to your target.",
    benefits: [
      "Six kinds of goal, each with its own rules",
      "A target for every day, and how close each day comes",
      "Save the plans that worked and cook them again",
    ],
  },
  "food-analysis": {
    long: "Describe a meal, and you get the foods it recognizes, how much of each, and what that adds up to in calories, protein, carbs and fat. You can correct every line before you keep it.",
    withPhotos: "A photo works, too: a language model looks at what is on the plate.",
    benefits: [
      "Works from a few words",
      "Numbers you can correct, never a verdict",
      "One tap puts the meal into your diary",
    ],
  },
  "calorie-tracking": {
    long: "Set a daily target, add what you ate, and see what is left. Days become weeks and months in simple charts with the numbers written next to them. Planned meals bring their own numbers, so there is less to type.",
    benefits: [
      "Daily, weekly and monthly views",
      "Meals from your plan are added with one tap",
      "A quiet note when the day goes over, and nothing more",
    ],
  },
  "nutrition-chat": {
    long: "An assistant that knows kitchens and nutrition answers in short, clear words: substitutes, storage, portions, what goes with what. It knows the diet you chose and sticks to it.",
    benefits: [
      "Answers in seconds, while the pan is hot",
      "Sticks to your diet and your allergies",
      "Says so when a question belongs to a doctor",
    ],
  },
  "cooking-timer": {
    long: "Start a recipe and the timer walks through it with you: what to do now, how long it takes, what comes next. It keeps the right time when the phone sleeps or the page reloads, and rings once for every step.",
    benefits: [
      "Numbers you can read from across the kitchen",
      "Says what to do now, and what comes next",
      "Keeps time through sleep and reload",
    ],
  },
  "shopping-list": {
    long: "The list writes itself from your plan: amounts added up, sorted by aisle, salt and pepper left out. Add what else you need and check things off in the store, with or without a signal. What you typed stays, whatever happens to the plan.",
    benefits: [
      "Amounts of the same food are added up",
      "Works without a signal and catches up later",
      "Print it, save it as a PDF or share it",
    ],
  },
  "product-questions": {
    long: "Standing in front of a shelf, ask about a product on your list: is there milk in it, how much sugar is that, what could I use instead? The answer comes from a public food table and fits your diet.",
    withPhotos: "You can photograph the label, too: a language model reads it.",
    benefits: [
      "Knows what is usually in a food, and says where that comes from",
      "Checks against your diet and allergies",
      "Suggests something else when the answer is no",
    ],
  },
};
