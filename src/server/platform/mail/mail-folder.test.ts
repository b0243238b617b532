import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEml } from '#test/support/read-eml.ts';
import { type Mail, openMailer } from './mail.ts';

const now = new Date('2026-03-10T09:08:07.006Z');
const mail: Mail = {
  to: 'estudante@exemplo.test',
  subject: 'Redefinição da sua senha — próxima ação',
  text: 'Olá.\n\nAbra https://exemplo.test/reset-password?token=abc.def=\nAté já.',
  html: '<p>Olá, você &amp; nós: á é í ó ú ã õ ç</p>',
};

let root: string;
let logged: { context: object; message: string }[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'orbita-outbox-'));
  logged = [];
});
afterEach(() => rm(root, { recursive: true, force: true }));

function open(dir = join(root, 'data', 'outbox')) {
  const mailer = openMailer({
    smtpUrl: undefined,
    mailFrom: 'Órbita <orbita@localhost>',
    mailFolder: dir,
    log: { info: (context, message) => logged.push({ context, message }) },
    clock: { now: () => now },
  });
  return { dir, mailer };
}

async function sent(dir: string): Promise<{ names: string[]; eml: string }> {
  const names = await readdir(dir);
  return { names, eml: await readFile(join(dir, names[0] ?? ''), 'utf8') };
}

describe('the mail folder', () => {
  test('keeps a mail that reads back as it was written, accents included', async () => {
    const { dir, mailer } = open();
    await mailer.send(mail);
    const { names, eml } = await sent(dir);
    expect(names).toEqual([expect.stringMatching(/^2026-03-10T09-08-07\.006Z-[\da-f]{12}\.eml$/)]);
    expect(eml).toMatch(/^Date: Tue, 10 Mar 2026 09:08:07 \+0000\r$/m);
    expect(eml).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(readEml(eml)).toEqual({ ...mail, from: 'Órbita <orbita@localhost>' });
    expect(eml).not.toMatch(/^List-Unsubscribe/m);
    await mailer.close();
  });

  test('names the one POST that ends mails of its kind', async () => {
    const { dir, mailer } = open();
    const unsubscribeUrl = `https://exemplo.test/api/reminders/unsubscribe?token=${'a'.repeat(80)}`;
    await mailer.send({ ...mail, unsubscribeUrl });
    const eml = (await sent(dir)).eml.replaceAll(/\r\n[ \t]+/g, ' ');
    expect(eml).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(eml).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    await mailer.close();
  });

  test.skipIf(process.platform === 'win32')(
    'is for its owner only, even when the folder was open before',
    async () => {
      await chmod(root, 0o755);
      const { dir, mailer } = open(root);
      await mailer.send(mail);
      const { names } = await sent(dir);
      expect((await stat(dir)).mode & 0o777).toBe(0o700);
      expect((await stat(join(dir, names[0] ?? ''))).mode & 0o777).toBe(0o600);
    },
  );

  test('logs where a mail is and nothing of what it says', async () => {
    const { dir, mailer } = open();
    await mailer.send(mail);
    const { names } = await sent(dir);
    expect(logged).toEqual([{ context: { path: join(dir, names[0] ?? '') }, message: expect.any(String) }]);
    expect(JSON.stringify(logged)).not.toMatch(/token|estudante|senha/);
  });

  test('keeps every mail of the same instant, whole', async () => {
    const { dir, mailer } = open();
    await Promise.all(Array.from({ length: 20 }, () => mailer.send(mail)));
    const names = await readdir(dir);
    expect(new Set(names).size).toBe(20);
    expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
  });

  test('deletes what it has kept for a week, and nothing that is not its own', async () => {
    const { dir, mailer } = open();
    await mailer.sweep();
    await mailer.send(mail);
    const [recent = ''] = await readdir(dir);
    const random = 'abcdef012345';
    const [old, last] = [`2026-03-03T09-08-07.005Z-${random}.eml`, `2026-03-03T09-08-07.006Z-${random}.eml`];
    for (const name of [old, `${old}.tmp`, last, 'guardado.eml', '2020-anotações.txt'])
      await writeFile(join(dir, name), 'x');
    await mailer.sweep();
    expect((await readdir(dir)).sort()).toEqual([last, recent, '2020-anotações.txt', 'guardado.eml'].sort());
  });

  test('forgets an address, in capitals or not, and keeps the mails to others', async () => {
    const { dir, mailer } = open();
    await mailer.forget(mail.to);
    await mailer.send(mail);
    await mailer.send({ ...mail, to: 'Estudante@Exemplo.test' });
    await mailer.send({ ...mail, to: 'outra.estudante@exemplo.test', text: `To: ${mail.to}` });
    await mailer.forget('ESTUDANTE@exemplo.test');
    const { names, eml } = await sent(dir);
    expect(names).toHaveLength(1);
    expect(readEml(eml).to).toBe('outra.estudante@exemplo.test');
  });

  test('rejects when the folder cannot be made', async () => {
    const { mailer } = open('/dev/null/outbox');
    await expect(mailer.send(mail)).rejects.toThrow();
  });
});

describe('headers', () => {
  test.each([
    'a@exemplo.test\r\nBcc: b@exemplo.test',
    'a@exemplo.test\nSubject: outro',
    'a@exemplo.test, b@exemplo.test',
    'Fulano <a@exemplo.test>',
    'a@exemplo.test\u0000',
    'sem-arroba',
    '',
  ])('an address that is not exactly one is refused: %j', async (to) => {
    const { dir, mailer } = open();
    await expect(mailer.send({ ...mail, to })).rejects.toThrow('A mail needs one bare address to go to.');
    await expect(readdir(dir)).rejects.toThrow();
  });

  test('a line break in the subject makes no header', async () => {
    const { dir, mailer } = open();
    await mailer.send({ ...mail, subject: 'Oi\r\nBcc: b@exemplo.test\r\n\r\n<p>corpo</p>' });
    const { eml } = await sent(dir);
    expect(eml).not.toMatch(/^Bcc/im);
    expect(readEml(eml)).toMatchObject({ subject: 'Oi Bcc: b@exemplo.test <p>corpo</p>', text: mail.text });
  });
});
