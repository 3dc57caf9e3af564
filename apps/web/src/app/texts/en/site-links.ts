export const light = "Light";
export const dark = "Dark";
export const system = "System";
export const terms = "Terms";
export const privacy = "Privacy";
export const support = "Support";
export const chat = "Chat";
export const theme = "Theme";
