/** One package of package-lock.json, by its folder; only what is read here. */
interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  packages?: Record<string, LockedPackage>;
}

/** The folders in which `name` may lie for a package in `folder`: its own first, the root's last. */
function placesOf(name: string, folder: string): string[] {
  const parents = folder.split('/node_modules/');
  const inner = parents.map((_, index) => parents.slice(0, parents.length - index).join('/node_modules/'));
  return [...inner.filter(Boolean).map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
}

/**
 * Packages the lock file speaks of without locking them: the builds for other systems, when the registry in use
 * did not have them. `npm ci` refuses such a file on every system.
 */
export function findUnlocked({ packages = {} }: LockFile) {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesOf(name, folder).some((place) => packages[place]))
      .map(([name, version]) => ({ name, version, dev })),
  );
}
