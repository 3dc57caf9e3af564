package org.aimealplanner.app;

import android.content.Intent;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    /** The first intent comes here, too. */
    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(Shared.asLink(intent, this));
    }
}
