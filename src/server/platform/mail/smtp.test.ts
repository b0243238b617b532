import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEml } from '#test/support/read-eml.ts';
import { type Mail, openMailer } from './mail.ts';

const mail: Mail = {
  to: 'estudante@exemplo.test',
  subject: 'Revisão de amanhã',
  text: 'Até já.\n.\nFim',
  html: '<p>Até já.</p>',
};

interface Delivery {
  from: string;
  to: string[];
  eml: string;
}

/** What the server says to a command; undefined keeps it silent, null hangs up. */
type Answers = (command: string) => string | undefined | null;

const polite: Answers = (command) => {
  if (command === 'CONNECT') return '220 exemplo.test';
  if (command === 'EHLO') return '250-exemplo.test\r\n250 AUTH PLAIN';
  if (command === 'AUTH') return '235 ok';
  if (command === 'DATA') return '354 go on';
  return '250 ok';
};

const cleanup: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const step of cleanup.splice(0).reverse()) await step();
});

/** A mail server that holds the conversation of RFC 5321, one line at a time. */
async function mailServer(answers: Answers = polite) {
  const deliveries: Delivery[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    const say = (line: string | undefined | null) => {
      if (line === null) socket.destroy();
      else if (line !== undefined) socket.write(`${line}\r\n`);
    };
    let delivery: Delivery = { from: '', to: [], eml: '' };
    let inData = false;
    say(answers('CONNECT'));
    createInterface({ input: socket }).on('line', (line) => {
      if (inData && line !== '.') {
        delivery.eml += `${line.replace(/^\./, '')}\r\n`;
        return;
      }
      if (inData) {
        inData = false;
        deliveries.push(delivery);
        delivery = { from: '', to: [], eml: '' };
        say(answers('END'));
        return;
      }
      commands.push(line);
      const command = line.split(/[ :]/, 1)[0] ?? '';
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      if (command === 'MAIL') delivery.from = address;
      if (command === 'RCPT') delivery.to.push(address);
      const answer = answers(command);
      inData = command === 'DATA' && answer?.startsWith('354') === true;
      say(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  cleanup.push(close);
  return {
    port: (server.address() as AddressInfo).port,
    deliveries,
    commands,
    connections: () => sockets.size,
    close,
    trickle: (text: string) => sockets.forEach((socket) => void socket.write(text)),
  };
}

function open(port: number, timeout = 60_000, login = '') {
  const mailer = openMailer({
    smtpUrl: `smtp://${login}127.0.0.1:${port}`,
    mailFrom: 'Órbita <orbita@exemplo.test>',
    mailFolder: '/dev/null/outbox',
    log: { info: () => {} },
    timeout,
  });
  cleanup.push(() => mailer.close());
  return mailer;
}

describe('SMTP', () => {
  test('delivers a mail over a real conversation', async () => {
    const server = await mailServer();
    await open(server.port, undefined, 'usuario:segredo@').send(mail);
    const [delivery] = server.deliveries;
    expect(delivery).toMatchObject({ from: 'orbita@exemplo.test', to: ['estudante@exemplo.test'] });
    expect(readEml(delivery?.eml ?? '')).toEqual({ ...mail, from: 'Órbita <orbita@exemplo.test>' });
    expect(server.commands).toContain(`AUTH PLAIN ${Buffer.from('\0usuario\0segredo').toString('base64')}`);
  });

  test('keeps its connection for the next mail', async () => {
    const server = await mailServer();
    const mailer = open(server.port);
    await mailer.send(mail);
    await mailer.send({ ...mail, to: 'outra@exemplo.test' });
    expect(server.deliveries.map(({ to }) => to)).toEqual([
      ['estudante@exemplo.test'],
      ['outra@exemplo.test'],
    ]);
    expect(server.connections()).toBe(1);
  });

  test('never says a second recipient to the server', async () => {
    const server = await mailServer();
    await expect(
      open(server.port).send({ ...mail, to: 'a@exemplo.test>\r\nRCPT TO:<b@exemplo.test' }),
    ).rejects.toThrow();
    expect(server.commands).toEqual([]);
  });

  test('rejects when the server refuses the recipient', async () => {
    const server = await mailServer((command) =>
      command === 'RCPT' ? '550 no such mailbox' : polite(command),
    );
    await expect(open(server.port).send(mail)).rejects.toThrow('550 no such mailbox');
  });

  test('rejects when nobody listens', async () => {
    const server = await mailServer();
    const { port } = server;
    for (const step of cleanup.splice(0)) await step();
    await expect(open(port, 500).send(mail)).rejects.toThrow('ECONNREFUSED');
  });

  test.each(['CONNECT', 'EHLO', 'MAIL', 'END'])(
    'gives a server up that falls silent at %s',
    async (silent) => {
      const server = await mailServer((command) => (command === silent ? undefined : polite(command)));
      const patient = vi.fn();
      const waiting = open(server.port).send(mail).catch(patient);
      await expect(open(server.port, 200).send(mail)).rejects.toThrow();
      expect(patient).not.toHaveBeenCalled();
      server.close();
      await waiting;
    },
  );

  test('tries once with a server that hangs up', async () => {
    const server = await mailServer((command) => (command === 'DATA' ? null : polite(command)));
    await expect(open(server.port, 200).send(mail)).rejects.toThrow();
    expect(server.commands.filter((line) => line === 'DATA')).toHaveLength(1);
  });

  test('gives a server up that trickles its answer for ever', async () => {
    const server = await mailServer((command) => (command === 'END' ? undefined : polite(command)));
    const mailer = open(server.port, 150);
    const delivery = mailer.send(mail);
    const trickle = setInterval(() => server.trickle('250-'), 50);
    cleanup.push(() => clearInterval(trickle));
    await expect(delivery).rejects.toThrow();
  });

  test('finishes the mail under way before it closes', async () => {
    const server = await mailServer();
    const mailer = open(server.port);
    const delivery = mailer.send(mail);
    await mailer.close();
    await expect(delivery).resolves.toBeUndefined();
    await expect(mailer.send(mail)).rejects.toThrow();
  });
});
