/** Parses stored ids, without values that are no ids; null where it is no list. */
export const parseIds = (value: unknown): number[] | null =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : null;
