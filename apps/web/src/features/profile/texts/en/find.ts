/** What can be set, and the other words that people look for it by. */
export const settings = {
  diet: { title: "Your diet", words: "vegan vegetarian keto eating" },
  allergies: { title: "Your allergies", words: "intolerance nuts gluten milk" },
  goals: { title: "Your goals", words: "weight loss protein carbs balanced" },
  learned: {
    title: "What the planner has learned",
    words: "memory liked ratings swapped never again history reset forget",
  },
  name: { title: "Your name", words: "first last age gender personal" },
  subscription: { title: "Your subscription", words: "premium plan billing payment cancel receipts" },
  email: { title: "Your email address", words: "mail change" },
  password: { title: "Password and passkeys", words: "security sign in two factor authenticator" },
  devices: { title: "Where you are signed in", words: "devices sessions log out" },
  data: { title: "Download your data", words: "export privacy storage" },
  deletion: { title: "Delete your account", words: "remove close leave" },
};
