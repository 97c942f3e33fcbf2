/** A package-lock.json: its packages by the folder that they are installed in. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}
interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Returns the locked packages that these need, themselves included, for every platform. */
export function lockedClosure({ packages }: Lock, names: readonly string[]): Lock['packages'] {
  const closure: Lock['packages'] = {};
  const add = (name: string, from: string): void => {
    const path = pathOf(packages, name, from);
    const locked = path === null ? undefined : packages[path];
    if (path === null || !locked || path in closure) return;
    closure[path] = locked;
    for (const needed of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) add(needed, path);
  };
  for (const name of names) add(name, '');
  return closure;
}

/** Resolves a package as Node does: in the importing package's folder, then in those above. */
function pathOf(packages: Lock['packages'], name: string, from: string): string | null {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (path in packages) return path;
  return from === '' ? null : pathOf(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}
