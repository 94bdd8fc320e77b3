import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../server/base/postgres/free-port.ts';

/** A program of the system that runs for a test. */
export class Program {
  private readonly folder: string;
  private child: ChildProcess | undefined;

  private constructor(
    private readonly command: string,
    private readonly options: { args: string[]; port: number; environment?: NodeJS.ProcessEnv },
  ) {
    this.folder = mkdtempSync(join(tmpdir(), `kindlist-${command}-`));
  }

  get port(): number {
    return this.options.port;
  }

  /** A Redis that keeps nothing. */
  static async redis(): Promise<Program> {
    const port = await freePort();
    const program = new Program('redis-server', {
      port,
      args: ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''],
    });
    await program.start();
    return program;
  }

  /** The proxy with the configuration that is shipped, before servers on these ports; on `securePort` with encryption, too. */
  static async proxy(serverPorts: number[], securePort: number): Promise<Program> {
    const port = await freePort();
    const program = new Program('caddy', {
      port,
      args: ['run', '--adapter', 'caddyfile', '--config', resolve('deploy/Caddyfile')],
      environment: {
        SITE_ADDRESS: `http://127.0.0.1:${port}, https://localhost:${securePort}`,
        SERVERS: serverPorts.map((serverPort) => `127.0.0.1:${serverPort}`).join(' '),
        CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      },
    });
    await program.start();
    return program;
  }

  /** The certificate that a client of the proxy has to trust. */
  async certificate(): Promise<Buffer> {
    const file = join(this.folder, 'caddy/pki/authorities/local/root.crt');
    await vi.waitUntil(() => existsSync(file) && statSync(file).size > 0);
    return readFileSync(file);
  }

  async start(): Promise<void> {
    const { args, environment = {} } = this.options;
    const places = { HOME: this.folder, XDG_DATA_HOME: this.folder, XDG_CONFIG_HOME: this.folder };
    const child = spawn(this.command, args, {
      cwd: this.folder,
      env: { ...process.env, ...places, ...environment },
      stdio: 'ignore',
    });
    await once(child, 'spawn');
    this.child = child;
    await vi.waitUntil(() => isListening(this.port));
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true });
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
