/** The AppUserModelID of Windows: the installer's shortcut has it, and notifications need the same one. */
export const APP_ID = 'example.medstore.desktop';
