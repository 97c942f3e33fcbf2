/** The AppUserModelID (Windows): must equal the installer's shortcut, or notifications do not show. */
export const APP_ID = 'example.medstore.desktop';
