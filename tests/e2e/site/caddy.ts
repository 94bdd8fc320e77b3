import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The proxy of our documents, before a server. `routes` are lines of its configuration, as operators write them. */
export async function startCaddy(port: number, routes: string, host = '127.0.0.1') {
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-caddy-'));
  const configuration = `{
	admin off
}
http://${host}:${port} {
	${routes}
	handle {
		respond "another application" 404
	}
}
`;
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', '-'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const end = once(caddy, 'exit');
  caddy.stdin.end(configuration);
  const isThere = () =>
    fetch(`http://${host}:${port}`).then(
      ({ ok }) => !ok,
      () => false,
    );
  await expect.poll(isThere).toBe(true);
  return {
    address: `http://${host}:${port}`,
    async stop() {
      caddy.kill('SIGTERM');
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
