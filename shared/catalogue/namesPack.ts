/** Whether the name of a variant gives its pack size, as "Pack: 10" does, so that it need not be said twice. */
export const namesPack = (name: string, size: number): boolean => new RegExp(`[:：]\\s*${size}$`).test(name);
