import { spawn } from "node:child_process";

/** Opens an address in the browser, where there is one; whether it does is not waited for. */
export function openBrowser(address: string): void {
  const { platform, env } = process;
  const shown =
    platform === "darwin" || platform === "win32" || (env["DISPLAY"] ?? env["WAYLAND_DISPLAY"] ?? "") !== "";
  if (!shown || env["CI"] !== undefined) return;
  const [command, ...args] =
    platform === "darwin"
      ? ["open", address]
      : platform === "win32"
        ? ["cmd", "/c", "start", "", address.replaceAll("&", "^&")]
        : ["xdg-open", address];
  const child = spawn(command, args, { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}
