package org.aimealplanner.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
