export const myProfile = "My Profile";
export const profile = "Profile";
export const logout = "Logout";
