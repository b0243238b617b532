import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = (wanted: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string[] => {
  const folders = PATH.split(delimiter).filter(Boolean);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
};

/**
 * The path of a Chromium or Chrome of this machine: `CHROMIUM_PATH` when set, whether or not it exists, then
 * the usual names on PATH, then the usual folders. Undefined when there is none.
 */
export const findChromium = (
  env: NodeJS.ProcessEnv = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined => env.CHROMIUM_PATH || [...onPath(names, env), ...elsewhere].find(exists);

/**
 * The same without a window to draw, which takes a fifth less of a processor; it shows no notices. Undefined when there
 * is none, or `CHROMIUM_PATH` names a browser.
 */
export const findHeadlessShell = (
  env: NodeJS.ProcessEnv = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined =>
  env.CHROMIUM_PATH ? undefined : onPath(['chromium-headless-shell'], env).find(exists);
