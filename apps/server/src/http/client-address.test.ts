import { describe, expect, it } from "vitest";
import { proxyList } from "../config.ts";
import { clientAddress } from "./client-address.ts";

const proxies = proxyList(["10.0.0.0/8", "::1"]);

describe("the address of a caller", () => {
  it("is that of the connection when no proxy is in front, whatever a header says", () => {
    expect(clientAddress("203.0.113.7", "198.51.100.1", proxies)).toBe("203.0.113.7");
    expect(clientAddress("::ffff:203.0.113.7", null, proxies)).toBe("203.0.113.7");
  });

  it("is the last one that a trusted proxy did not write itself", () => {
    expect(clientAddress("10.1.1.1", "6.6.6.6, 203.0.113.7, 10.2.2.2", proxies)).toBe("203.0.113.7");
    expect(clientAddress("::1", "2001:db8::5", proxies)).toBe("2001:db8::5");
  });

  it("is the proxy's own when its header says nothing usable", () => {
    expect(clientAddress("10.1.1.1", null, proxies)).toBe("10.1.1.1");
    expect(clientAddress("10.1.1.1", "unknown", proxies)).toBe("10.1.1.1");
  });
});
