/** By which Windows knows the client: the installer gives it to the shortcut, and notifications of another name have none. */
export const APP_ID = 'example.medstore.desktop';
