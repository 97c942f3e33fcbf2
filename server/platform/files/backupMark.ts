/** The file in the data folder whose time is that of the last backup. */
export const BACKUP_MARK = 'last-backup';
