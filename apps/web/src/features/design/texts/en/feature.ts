export const designSystem = "Design system";
