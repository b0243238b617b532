import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the product's server on a port leaves the link to its first administrator. */
export const claimFile = (port: string): string => join(tmpdir(), `orbita-e2e-${port}-claim`);
