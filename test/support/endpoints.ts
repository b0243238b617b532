import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '#shared/contracts/endpoint.ts';

const contracts = join(import.meta.dirname, '../../src/shared/contracts');
const isContract = ([name]: [string, unknown]) => name.endsWith('Endpoints');

/** Every call of every contract. */
export async function everyEndpoint(): Promise<Endpoint[]> {
  const files = (await readdir(contracts)).filter((file) => file.endsWith('.schemas.ts'));
  const modules: object[] = await Promise.all(files.map((file) => import(join(contracts, file))));
  return modules
    .flatMap((module) => Object.entries(module).filter(isContract))
    .flatMap(([, endpoints]) => Object.values(endpoints as Record<string, Endpoint>));
}
