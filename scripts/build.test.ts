import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashInputs, precompress } from './build.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orbita-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('precompress', () => {
  it('writes both encodings beside every large text file and nothing beside the others', async () => {
    const text = 'órbita '.repeat(400);
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets/app.js'), text);
    await writeFile(join(folder, 'small.css'), 'a{}');
    await writeFile(join(folder, 'photo.webp'), text);
    await precompress(folder);
    expect((await readdir(join(folder, 'assets'))).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz']);
    expect((await readdir(folder)).sort()).toEqual(['assets', 'photo.webp', 'small.css']);
    expect(brotliDecompressSync(await readFile(join(folder, 'assets/app.js.br'))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, 'assets/app.js.gz'))).toString()).toBe(text);
  });
});

describe('hashInputs', () => {
  const hash = () => hashInputs(folder, ['src', 'lock.json', 'missing']);

  beforeEach(async () => {
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src/app.ts'), 'one');
    await writeFile(join(folder, 'lock.json'), '{}');
  });

  it('changes with a content, a name or a new file, and with nothing else', async () => {
    const hashes = [await hash()];
    await writeFile(join(folder, 'src/app.ts'), 'one');
    await writeFile(join(folder, 'src/app.test.ts'), 'a test');
    expect(await hash()).toBe(hashes[0]);
    await writeFile(join(folder, 'src/app.ts'), 'two');
    hashes.push(await hash());
    await writeFile(join(folder, 'src/new.ts'), '');
    hashes.push(await hash());
    await writeFile(join(folder, 'lock.json'), '{ }');
    hashes.push(await hash());
    expect(new Set(hashes).size).toBe(4);
  });
});
