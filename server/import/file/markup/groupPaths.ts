export interface ListedGroup {
  name: string;
  parent: string | undefined;
}

/** The paths of groups that are listed by id with the ids of their parents: "Monitoring > Cuffs". */
export function groupPaths(listed: ReadonlyMap<string, ListedGroup>): Map<string, string> {
  const pathOf = (id: string, below: readonly string[] = []): string[] => {
    const group = listed.get(id);
    if (!group || below.includes(id)) return [];
    return [...(group.parent ? pathOf(group.parent, [...below, id]) : []), group.name];
  };
  return new Map([...listed.keys()].map((id) => [id, pathOf(id).join(' > ')]));
}
