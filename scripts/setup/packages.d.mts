export function installPackages(packages: readonly string[]): Promise<void>;
