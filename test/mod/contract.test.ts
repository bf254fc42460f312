import { packedContract } from "./packed-contract";

packedContract("after two actions of a kind");
