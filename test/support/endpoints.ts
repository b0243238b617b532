import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '#shared/contracts/endpoint.ts';

const contracts = join(import.meta.dirname, '../../src/shared/contracts');
const isApi = ([name, value]: [string, unknown]) => name.endsWith('Api') && typeof value === 'object';

/** Every call of every contract. */
export async function everyEndpoint(): Promise<Endpoint[]> {
  const files = (await readdir(contracts)).filter((file) => file.endsWith('.ts'));
  const modules: object[] = await Promise.all(files.map((file) => import(join(contracts, file))));
  return modules
    .flatMap((module) => Object.entries(module).filter(isApi))
    .flatMap(([, api]) => Object.values(api as Record<string, Endpoint>));
}
