import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How a server that is away meets who calls it: nobody listens, or something does and hangs up. */
export type Away = 'refuses' | 'hangs up';

/** Stands before the server at `port`, so that a test can take it away and bring it back at the same address. */
export async function openTcpProxy(port: number) {
  let isAway = false;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    if (isAway) return void client.resume().end();
    const upstream = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  const close = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    hangUp();
    await closed;
  };
  const address = await listen(0);
  return {
    port: address,
    async takeAway(how: Away): Promise<void> {
      isAway = true;
      if (how === 'refuses') await close();
      else hangUp();
    },
    async bringBack(): Promise<void> {
      isAway = false;
      if (!server.listening) await listen(address);
    },
    close,
  };
}

export type TcpProxy = Awaited<ReturnType<typeof openTcpProxy>>;
