import { packedContract } from "./packed-contract";

packedContract("after the first action of a kind", 14);
