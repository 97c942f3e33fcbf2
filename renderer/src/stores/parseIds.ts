/** Ids as they were kept, without what is none; null where it was no list. */
export const parseIds = (value: unknown): number[] | null =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : null;
