import { BlockList, isIP } from "node:net";

type Networks = readonly (readonly [net: string, bits: number])[];

function blockList(networks: Networks, family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const [net, bits] of networks) list.addSubnet(net, bits, family);
  return list;
}

/** Networks that are nobody's on the internet: this machine, private and local ones, tests, multicast, tunnels to them. */
const CLOSED: Networks = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];
const CLOSED6: Networks = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const closed = blockList(CLOSED, "ipv4");
/** Of the addresses of version 6 these alone are of the internet, and of them not those that are closed. */
const open6 = blockList([["2000::", 3]], "ipv6");
const closed6 = blockList(CLOSED6, "ipv6");

/** Whether an address is one of the internet: not of this machine, nor of a network that only it can reach. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, "ipv4");
  return version === 6 && open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
}
