type Packages = Record<
  string,
  { version?: string; integrity?: string; optional?: boolean; devOptional?: boolean }
>;

export function isInstalled(asked: Packages, installed: Packages): boolean;
export function install(): Promise<void>;
