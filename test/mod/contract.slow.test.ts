/** As contract.test.ts, at more moments. */
import { packedContract } from "./packed-contract";

packedContract("after each action", 40);
