/** Texts by their path in the repository, with forward slashes. */
export type Tree = ReadonlyMap<string, string>;

/** What one rule found wrong: `path: sentence`. */
export type Problem = string;

/** Whether a path is a test's; tests may know more than the code they prove. */
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** The feature a path belongs to, and where it lies within it. */
export function featureOf(path: string) {
  const [, side = '', name = '', file = ''] = /^src\/(server|web)\/features\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return name ? { side, name, file } : undefined;
}
