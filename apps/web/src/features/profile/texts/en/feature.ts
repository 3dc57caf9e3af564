export const myProfile = "My Profile";
export const profile = "Profile";
export const settings = "Settings";
export const logout = "Logout";
